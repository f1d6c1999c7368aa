<?php

declare(strict_types=1);

namespace App\Services\Ledger\Verify;

use App\Support\Dollars;

/** Bets that were posted stand as the ledger says, and what all of them came to is with the bookmakers. Bets from before the ledger have no postings. */
final readonly class BetCheck implements Check
{
    private const POSTED = "from (select distinct source_id from transactions where source_type = 'bet') p join bets b on b.id = p.source_id";

    private const WRONG = 'select b.id, b.status, b.stake_cents '.self::POSTED." where not exists (
            select 1 from transactions t where t.source_type = 'bet' and t.source_id = b.id and t.amount_cents = b.stake_cents and t.client_id = b.client_id
            and t.type = case when b.is_bonus then 'bonus_bet' when b.is_boosted then 'boosted_bet' else 'bet' end
            and t.status = case b.status when 'open' then 'pending' when 'void' then 'cancelled' else 'completed' end
        ) order by b.id";

    private const CAME_TO = "select coalesce(sum(case b.status when 'void' then 0 when 'open' then b.stake_cents else b.stake_cents - coalesce(b.return_cents, 0) end), 0) ".self::POSTED;

    private const WITH_BOOKMAKERS = "select coalesce(sum(e.amount_cents), 0) from ledger_accounts a join ledger_entries e on e.ledger_account_id = a.id where a.kind = 'bookmaker'";

    public function title(): string
    {
        return 'Bets';
    }

    public function run(LedgerRows $rows, Findings $findings): void
    {
        foreach ($rows->select(self::WRONG) as [$id, $status, $stake]) {
            $findings->add(ProblemKind::Source, "Bet {$id}", "a transaction of its client, kind and stake, as it is {$status} with ".Dollars::of((int) $stake), 'none that is so');
        }
        $expected = $rows->int(self::CAME_TO);
        $found = $rows->int(self::WITH_BOOKMAKERS);
        if ($expected !== $found) {
            $findings->add(ProblemKind::Bookmakers, 'Bets', Dollars::of($expected).' with the bookmakers, the stakes of the bets that were posted less what came back', Dollars::of($found));
        }
    }
}
