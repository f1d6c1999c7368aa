<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Enums\LedgerAccountKind;
use App\Support\Dollars;

/** Every balance that is kept beside the entries is their sum: of the account, of the client, of the site account. */
final readonly class AccountCheck implements Check
{
    private const ACCOUNTS = "select a.id, a.kind, a.owner_id, a.client_id, a.balance_cents, coalesce(c.balance_cents, s.balance_cents), coalesce(c.id, s.id)
        from ledger_accounts a left join clients c on a.kind = 'available' and c.id = a.owner_id left join site_accounts s on a.kind = 'site' and s.id = a.owner_id
        where {stretch}";

    private const SUMS = 'select ledger_account_id, sum(amount_cents) from ledger_entries where ledger_account_id > ? and ledger_account_id <= ? group by ledger_account_id order by ledger_account_id';

    /** Balances of which the ledger knows nothing, by what has them. */
    private const WITHOUT_ACCOUNT = [
        'clients' => "select t.id, t.balance_cents from clients t where t.balance_cents <> 0 and not exists (select 1 from ledger_accounts a where a.kind = 'available' and a.owner_id = t.id) order by t.id",
        'site_accounts' => "select t.id, t.balance_cents from site_accounts t where t.balance_cents <> 0 and not exists (select 1 from ledger_accounts a where a.kind = 'site' and a.owner_id = t.id) order by t.id",
    ];

    public function title(): string
    {
        return 'Balances';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        $after = 0;
        foreach ($rows->stretches(self::ACCOUNTS, 'a.id') as $stretch) {
            $end = (int) $stretch[count($stretch) - 1][0];
            $sums = array_map(intval(...), array_column($rows->all(self::SUMS, [$after, $end]), 1, 0));
            foreach ($stretch as $row) {
                $this->look($row, $sums[$row[0]] ?? 0, $findings);
            }
            $after = $end;
        }
        foreach (self::WITHOUT_ACCOUNT as $table => $sql) {
            foreach ($rows->select($sql) as [$id, $cents]) {
                $table === 'clients'
                    ? $findings->add(ProblemKind::ClientBalance, "Client {$id}", '$0.00, for the ledger holds nothing of theirs', Dollars::of((int) $cents))
                    : $findings->add(ProblemKind::SiteBalance, "Site account {$id}", '$0.00, for the ledger holds nothing of it', Dollars::of((int) $cents));
            }
        }
    }

    /** @param  list<mixed>  $row */
    private function look(array $row, int $sum, Findings $findings): void
    {
        [$id, $kindName, $owner, $clientId, $cached, $copy, $ownerFound] = $row;
        $kind = LedgerAccountKind::from($kindName);
        $name = "Ledger account {$id} ({$kind->label()}".($kind->isHouse() ? ')' : ", client {$clientId})");

        $expected = $kind->isHouse() ? null : $sum;
        if ($cached !== $expected) {
            $findings->add(ProblemKind::AccountBalance, $name, $expected === null ? 'no balance of its own' : Dollars::of($expected).', the sum of its entries', $cached === null ? 'no balance' : Dollars::of($cached));
        }
        if ($kind->hasFloor() && $sum < 0) {
            $findings->add(ProblemKind::Overdrawn, $name, '$0.00 or more', Dollars::of($sum));
        }
        if ($kind === LedgerAccountKind::Available) {
            $this->compareCopy(ProblemKind::ClientBalance, "Client {$owner}", $sum, $copy, $ownerFound !== null, $findings);
        } elseif ($kind === LedgerAccountKind::Site) {
            $this->compareCopy(ProblemKind::SiteBalance, "Site account {$owner}", $sum, $copy, $ownerFound !== null, $findings);
        }
    }

    private function compareCopy(ProblemKind $problem, string $name, int $sum, ?int $copy, bool $exists, Findings $findings): void
    {
        if (! $exists ? $sum !== 0 : $copy !== $sum) {
            $findings->add($problem, $name, 'a balance of '.Dollars::of($sum).', as in the ledger', $exists ? Dollars::of((int) $copy) : 'nobody');
        }
    }
}
