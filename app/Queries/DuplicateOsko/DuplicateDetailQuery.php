<?php

declare(strict_types=1);

namespace App\Queries\DuplicateOsko;

use App\Data\DuplicateOsko\DuplicateDecision;
use App\Data\DuplicateOsko\DuplicateDetail;
use App\Data\DuplicateOsko\DuplicateHistoryEntry;
use App\Enums\DepositStatus;
use App\Models\DuplicateCase;
use App\Models\User;
use App\Support\BankLineText;
use App\Support\UtcTime;
use Illuminate\Support\Facades\DB;
use Illuminate\Support\Str;
use stdClass;

/** The payments of the payer around a case, and the decisions on it. */
final readonly class DuplicateDetailQuery
{
    private const DAYS_BEFORE = 60;

    private const DAYS_AFTER = 7;

    private const MOST = 60;

    public function for(DuplicateCase $case, User $viewer): DuplicateDetail
    {
        $case->loadMissing(['left', 'right']);
        $payer = $case->right->payer_name ?? $case->left->payer_name;

        return new DuplicateDetail(BankLineText::maskedIfAny($payer, $viewer), $this->history($case, $payer, $viewer), $this->decisions($case));
    }

    /** @return list<DuplicateHistoryEntry> */
    private function history(DuplicateCase $case, ?string $payer, User $viewer): array
    {
        $lines = DB::table('bank_lines')
            ->leftJoin('deposits', static fn ($join) => $join->on('deposits.bank_line_id', '=', 'bank_lines.id')->where('deposits.part', 0))
            ->select(['bank_lines.id', 'bank_lines.value_at', 'bank_lines.amount_cents', 'bank_lines.description', 'deposits.status as deposit_status']);
        $pair = (clone $lines)->whereIntegerInRaw('bank_lines.id', $case->lineIds())->get();
        $others = $payer === null ? collect() : (clone $lines)->where('bank_lines.payer_name', $payer)
            ->where('bank_lines.value_at', '>=', $case->paid_at->subDays(self::DAYS_BEFORE)->toDateTimeString())
            ->where('bank_lines.value_at', '<=', $case->paid_at->addDays(self::DAYS_AFTER)->toDateTimeString())
            ->orderByDesc('bank_lines.value_at')->orderByDesc('bank_lines.id')->limit(self::MOST)->get();

        return array_values($pair->concat($others)->unique('id')->sortByDesc(static fn (stdClass $line): array => [$line->value_at, $line->id])
            ->map(static fn (stdClass $line): DuplicateHistoryEntry => new DuplicateHistoryEntry(
                bank_line_id: (int) $line->id,
                value_at: (string) UtcTime::iso($line->value_at),
                amount_cents: (int) $line->amount_cents,
                description: BankLineText::masked($line->description, $viewer),
                deposit_status: $line->deposit_status === null ? null : DepositStatus::from($line->deposit_status),
                is_of_case: in_array((int) $line->id, $case->lineIds(), true),
                is_same_amount: (int) $line->amount_cents === $case->amount_cents,
            ))->all());
    }

    /** @return list<DuplicateDecision> */
    private function decisions(DuplicateCase $case): array
    {
        return array_values(DB::table('audit_events')->leftJoin('users', 'users.id', '=', 'audit_events.actor_id')
            ->where('audit_events.subject_type', $case->getMorphClass())->where('audit_events.subject_id', $case->id)
            ->orderByDesc('audit_events.id')->limit(self::MOST)
            ->get(['audit_events.action', 'audit_events.after', 'audit_events.created_at', 'users.first_name', 'users.last_name'])
            ->map(static fn (stdClass $event): DuplicateDecision => new DuplicateDecision(
                action: Str::afterLast($event->action, '.'),
                by: $event->first_name === null ? null : trim("{$event->first_name} {$event->last_name}"),
                at: (string) UtcTime::iso($event->created_at),
                note: json_decode((string) $event->after, true)['note'] ?? null,
            ))->all());
    }
}
