<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Data\DepositMatching\MatchProposal;

/** A deposit with the details for a decision. Amounts are cents, times UTC. */
final readonly class DepositDetails
{
    /**
     * @param  list<DepositPartRow>  $parts
     * @param  list<MatchProposal>  $proposals  best first; empty once decided
     * @param  list<DepositClient>  $people  clients of the proposals that are on file
     * @param  list<DepositDuplicate>  $duplicates
     * @param  list<DepositEvent>  $history  newest first
     */
    public function __construct(
        public DepositRow $deposit,
        public ?string $payer_name,
        public string $bank_reference,
        public ?string $end_to_end_id,
        public string $received_at,
        public ?string $reason,
        public ?int $parent_id,
        public array $parts,
        public ?DepositClient $client,
        public array $proposals,
        public array $people,
        public array $duplicates,
        /** A withdrawal that it may be the return of: of its client, or named on the bank line. */
        public ?OwnPayment $own_payment,
        public array $history,
        /** Match, approve, reject and split. */
        public bool $can_decide,
        public bool $can_return,
        public bool $can_undo,
        /** Undo a rejection, a return or a bounce. */
        public bool $can_reopen,
        /** The viewer made the decision. */
        public bool $is_own_decision,
    ) {}
}
