<?php

declare(strict_types=1);

namespace App\Inertia\Support;

/** Where the adapter keeps what must survive until the next page is rendered. */
final class SessionKey
{
    public const FLASH_DATA = 'inertia.flash_data';

    public const CLEAR_HISTORY = 'inertia.clear_history';

    public const PRESERVE_FRAGMENT = 'inertia.preserve_fragment';
}
