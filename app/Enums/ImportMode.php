<?php

declare(strict_types=1);

namespace App\Enums;

/** What an import does with people who are known. */
enum ImportMode: string
{
    case Create = 'create';
    case Update = 'update';
    case Upsert = 'upsert';

    public function label(): string
    {
        return match ($this) {
            self::Create => 'Create new only',
            self::Update => 'Update known only',
            self::Upsert => 'Create and update',
        };
    }
}
