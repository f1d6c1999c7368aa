<?php

declare(strict_types=1);

namespace App\Models;

use App\Enums\LedgerAccountKind;
use Illuminate\Database\Eloquent\Model;

/**
 * An account of the ledger. Only App\Domain\Ledger\Ledger writes it.
 *
 * @mixin LedgerAccountProperties
 */
final class LedgerAccount extends Model
{
    /** @return array<string, string> */
    protected function casts(): array
    {
        return [
            'kind' => LedgerAccountKind::class,
            'owner_id' => 'integer',
            'balance_cents' => 'integer',
        ];
    }
}
