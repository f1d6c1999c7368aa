<?php

declare(strict_types=1);

namespace App\Enums;

/** The views of the user list, the values of `is_active` in its URL. */
enum UserListView: string
{
    use ListView;

    case Active = 'true';
    case NotActive = 'false';
    case All = 'all';

    public function label(): string
    {
        return $this === self::NotActive ? 'Not active' : $this->name;
    }
}
