<?php

declare(strict_types=1);

namespace App\Data\Deposits;

use App\Data\DepositMatching\MatchProposal;

/** A deposit with all that a decision on it needs. Amounts are cents, times UTC. */
final readonly class DepositDetails
{
    /**
     * @param  list<DepositPartRow>  $parts
     * @param  list<MatchProposal>  $proposals  best first; none once it is decided
     * @param  list<DepositClient>  $people  those of the proposals, as far as they are on file
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
        /** A payment of ours that it may be, come back: of its client, or named in what the bank wrote. */
        public ?OwnPayment $own_payment,
        public array $history,
        /** Match, approve, reject and split. */
        public bool $can_decide,
        public bool $can_return,
        public bool $can_undo,
        /** Undo a rejection, a return, or that it is a payment of ours. */
        public bool $can_reopen,
    ) {}
}
