<?php

declare(strict_types=1);

namespace App\Enums;

/** The views of the user list, the values of `is_active` in its URL. */
enum UserListView: string
{
    case Active = 'true';
    case NotActive = 'false';
    case All = 'all';

    public function label(): string
    {
        return $this === self::NotActive ? 'Not active' : $this->name;
    }

    /** @param  array<array-key, mixed>  $query  of the URL */
    public static function of(array $query): self
    {
        $value = $query['is_active'] ?? null;

        return (is_string($value) ? self::tryFrom($value) : null) ?? self::Active;
    }
}
