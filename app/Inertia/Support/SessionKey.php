<?php

declare(strict_types=1);

namespace App\Inertia\Support;

/** The session keys of data for the next page. */
final class SessionKey
{
    public const FLASH_DATA = 'inertia.flash_data';

    public const CLEAR_HISTORY = 'inertia.clear_history';

    public const PRESERVE_FRAGMENT = 'inertia.preserve_fragment';
}
