<?php

declare(strict_types=1);

namespace App\Services\Ledger;

use App\Enums\LedgerAccountKind;
use App\Models\Merge;
use Carbon\CarbonImmutable;

/** What a merge moved from the loser to the winner, as its snapshot says. */
final readonly class MovedMoney
{
    /**
     * @param  int|null  $after  the end of the ledger then; null for a merge from before the ledger
     * @param  array<string, int>  $own  cents by the kind of account
     * @param  list<array{gone: int, kept: int, cents: int, before: int}>  $sites
     */
    private function __construct(public ?int $after, public CarbonImmutable $at, public array $own, public array $sites) {}

    public static function of(Merge $merge): self
    {
        $money = $merge->snapshot['ledger'] ?? null;

        return is_array($money) ? new self((int) $money['after'], $merge->created_at, $money['own'], $money['sites']) : self::beforeTheLedger($merge);
    }

    /** Balances were two fields that were added up, and the snapshot has both sums. */
    private static function beforeTheLedger(Merge $merge): self
    {
        $more = static fn (array $part): int => (int) ($part['after']['balance_cents'] ?? 0) - (int) ($part['before']['balance_cents'] ?? 0);
        $own = array_fill_keys(array_column(LedgerAccountKind::withFloor(), 'value'), 0);
        $own[LedgerAccountKind::Available->value] = $more($merge->snapshot['winner'] ?? []);
        $sites = [];
        foreach ($merge->snapshot['combined'] ?? [] as $joined) {
            if ($joined['table'] === 'site_accounts') {
                $sites[] = ['gone' => (int) $joined['gone']['id'], 'kept' => (int) $joined['kept'], 'cents' => $more($joined), 'before' => (int) ($joined['before']['balance_cents'] ?? 0)];
            }
        }

        return new self(null, $merge->created_at, $own, $sites);
    }
}
