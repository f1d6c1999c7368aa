<?php

declare(strict_types=1);

namespace App\Queries\Deposits;

use App\Data\DepositMatching\MatchProposal;
use App\Data\Deposits\DepositDetails;
use App\Data\Deposits\DepositDuplicate;
use App\Data\Deposits\DepositPartRow;
use App\Domain\DepositMatching\DepositMatcher;
use App\Domain\Deposits\OwnPayments;
use App\Domain\DuplicateOsko\DuplicateCaseRepository;
use App\Enums\DepositStatus;
use App\Enums\DuplicateCaseStatus;
use App\Lists\Deposits\DepositList;
use App\Lists\ListContext;
use App\Models\Deposit;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Support\BankLineText;
use Illuminate\Support\Facades\DB;

/** The drawer of one deposit. */
final readonly class DepositDetailsQuery
{
    public function __construct(
        private DepositList $list,
        private DepositClientsQuery $clients,
        private DepositHistoryQuery $history,
        private DepositMatcher $matcher,
    ) {}

    /** Null when the deposit does not exist. */
    public function find(int $id, User $viewer): ?DepositDetails
    {
        $deposit = Deposit::query()->with(['bankLine', 'parts.client'])->find($id);
        if ($deposit === null) {
            return null;
        }
        $row = $this->list->toRows([(object) ['id' => $id]], new ListContext($viewer))[0];
        $line = $deposit->bankLine;
        $mayHandle = $viewer->can('handleDeposits');
        $proposals = $deposit->status->isWaiting() ? $this->matcher->proposals($deposit) : [];
        // A rejected deposit can still be the return of a withdrawal.
        $own = $deposit->status->isWaiting() || $deposit->status === DepositStatus::Rejected ? OwnPayments::around($deposit) : null;
        $ofClients = $deposit->status->isWaiting() ? $own : null;

        return new DepositDetails(
            deposit: $row,
            payer_name: BankLineText::maskedIfAny($line->payer_name, $viewer),
            bank_reference: $line->bank_reference,
            end_to_end_id: $line->end_to_end_id === null ? null : BankLineText::masked($line->end_to_end_id, $viewer),
            received_at: $deposit->created_at->toIso8601ZuluString(),
            reason: $deposit->reason,
            parent_id: $deposit->parent_id,
            parts: array_values(
                $deposit->parts
                    ->map(
                        static fn (Deposit $part): DepositPartRow => new DepositPartRow(
                            $part->id,
                            $part->amount_cents,
                            $part->status,
                            $part->client?->full_name,
                        ),
                    )
                    ->all(),
            ),
            client: $deposit->client_id === null
                ? null
                : $this->clients->find([$deposit->client_id], $deposit, $ofClients)[0] ?? null,
            proposals: $proposals,
            people: $this->clients->find(array_map(static fn (MatchProposal $proposal): int => $proposal->client_id, $proposals), $deposit, $ofClients),
            duplicates: $this->duplicatesOf($deposit),
            own_payment: $own?->ofClient($deposit->client_id),
            history: $this->history->of($deposit),
            can_decide: $mayHandle && $deposit->status->isWaiting(),
            can_return: $mayHandle && ($deposit->status->isWaiting() || $deposit->status === DepositStatus::Rejected),
            can_undo: $mayHandle && $deposit->status === DepositStatus::Approved,
            can_reopen: $mayHandle && in_array($deposit->status, [DepositStatus::Rejected, DepositStatus::Returned, DepositStatus::Bounced], true),
            is_own_decision: $deposit->decided_by === $viewer->id,
        );
    }

    /** @return list<DepositDuplicate> */
    private function duplicatesOf(Deposit $deposit): array
    {
        $cases = DuplicateCaseRepository::ofLine($deposit->bank_line_id);
        $lines = $cases->map(static fn (DuplicateCase $case) => $case->left_bank_line_id === $deposit->bank_line_id ? $case->right : $case->left);
        $ids = DB::table('deposits')->whereIn('bank_line_id', $lines->pluck('id')->all())->where('part', 0)->pluck('id', 'bank_line_id');

        return array_values($cases->map(static function (DuplicateCase $case, int $at) use ($lines, $ids): DepositDuplicate {
            $line = $lines[$at];

            return new DepositDuplicate(
                case_id: $case->id,
                is_confirmed: $case->status === DuplicateCaseStatus::Confirmed,
                score: $case->score,
                reasons: array_map(static fn (array $reason): string => BankLineText::withoutContacts($reason['words']), $case->reasons),
                bank_reference: $line->bank_reference,
                amount_cents: $line->amount_cents,
                value_at: $line->value_at->toIso8601ZuluString(),
                deposit_id: isset($ids[$line->id]) ? (int) $ids[$line->id] : null,
            );
        })->all());
    }
}
