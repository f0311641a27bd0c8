"""What all evenings in real windows have in common: a desk."""

import pytest

from tests.tidy import tidy, tidy_module  # noqa: F401  # pytest finds them here
from tests.window.desk import desk


@pytest.fixture
def there(tmp_path):
    with desk(tmp_path) as there:
        yield there
        assert there.said() == {}
