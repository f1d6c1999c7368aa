<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Queries\Lists\ListSort;

/** The orders of the list of numbers. */
enum DbPhoneSort: string implements ListSort
{
    case Number = 'number';
    case Kind = 'kind';
    case Consent = 'consent_basis';
    case Checked = 'checked_at';
    case Created = 'created_at';

    public function columns(): array
    {
        return [$this === self::Number ? 'db_phone_numbers.e164' : "db_phone_numbers.{$this->value}"];
    }

    public function isNullable(): bool
    {
        return $this === self::Checked;
    }
}
