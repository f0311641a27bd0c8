"""macOS' proxies, which nothing here asks for: the C module of this name is not in our Python."""


def _get_proxy_settings() -> dict[str, object]:
    return {}


def _get_proxies() -> dict[str, str]:
    return {}
