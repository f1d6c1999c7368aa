<?php

declare(strict_types=1);

namespace App\Enums;

/** Whether an import creates records, updates them or both. */
enum ImportMode: string
{
    case Create = 'create';
    case Update = 'update';
    case Upsert = 'upsert';

    public function label(): string
    {
        return match ($this) {
            self::Create => 'Create new only',
            self::Update => 'Update existing only',
            self::Upsert => 'Create and update',
        };
    }
}
