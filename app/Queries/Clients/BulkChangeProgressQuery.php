<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\BulkChangeProgress;
use App\Domain\Clients\ClientFields;
use App\Enums\BetstopState;
use App\Enums\BulkChangeKind;
use App\Enums\ClientStatus;
use App\Models\BulkChange;
use App\Models\BulkChangeRow;
use App\Models\Client;
use App\Models\Note;
use App\Models\User;
use App\Support\DataFactory;
use Illuminate\Database\Eloquent\Builder;
use Illuminate\Support\Facades\DB;

/** A user's latest bulk change, while it runs and shortly after. */
final readonly class BulkChangeProgressQuery
{
    private const SHOWN_MINUTES = 15;

    private const REASONS = 5;

    public function latest(User $user): ?BulkChangeProgress
    {
        // Every visit of the list asks, and most find no change: those need no model.
        $row = DB::table('bulk_changes')->where('user_id', $user->id)->latest('id')->first();
        $change = $row === null ? null : (new BulkChange)->newFromBuilder((array) $row);
        if ($change === null || ($change->finished_at?->lessThan(now()->subMinutes(self::SHOWN_MINUTES)) ?? false)) {
            return null;
        }

        return DataFactory::make(BulkChangeProgress::class, $change, [
            'title' => $this->title($change),
            'is_unfinished' => $change->status->isUnfinished(),
            'can_undo' => $change->status->isUndoable() && $user->can('changeMany', Client::class) && $this->hasSomethingToUndo($change),
            'skipped' => $change->skipped_rows === 0 ? [] : $this->reasons($change),
        ]);
    }

    /** Whether an undo would restore anything: later changes and exclusions prevent it. */
    private function hasSomethingToUndo(BulkChange $change): bool
    {
        $rows = BulkChangeRow::query()->where('bulk_change_id', $change->id)->whereNull('skipped_because')->whereNull('undone_at');

        return match ($change->kind) {
            BulkChangeKind::Note => $rows->whereIn('note_id', Note::query()->select('id')->whereNull('edited_at'))->exists(),
            BulkChangeKind::Manager => $rows
                ->whereIn(
                    'client_id',
                    Client::query()
                        ->select('id')
                        ->where('account_manager_id', ClientFields::stored('account_manager_id', $change->payload['value'])),
                )
                ->exists(),
            BulkChangeKind::Status => $rows
                ->whereIn('client_id', Client::query()->select('id')->where('status', $change->payload['value']))
                ->where(
                    fn (Builder $open): Builder => $open
                        ->where('before', ClientStatus::Closed->value)
                        ->orWhereIn(
                            'client_id',
                            Client::query()
                                ->select('id')
                                ->where('is_barred', false)
                                ->where('betstop_state', '<>', BetstopState::Registered),
                        ),
                )
                ->exists(),
        };
    }

    private function title(BulkChange $change): string
    {
        return match ($change->kind) {
            BulkChangeKind::Manager => 'Manager: '
                .($change->payload['value'] === ''
                    ? 'Unassigned'
                    : User::withTrashed()->find((int) $change->payload['value'])->full_name ?? 'former colleague'),
            BulkChangeKind::Status => 'Status: '.ClientStatus::from($change->payload['value'])->label(),
            BulkChangeKind::Note => 'Note added',
        };
    }

    /** @return list<string> */
    private function reasons(BulkChange $change): array
    {
        return array_values(BulkChangeRow::query()->toBase()->where('bulk_change_id', $change->id)->whereNotNull('skipped_because')
            ->selectRaw('skipped_because, count(*) as clients')->groupBy('skipped_because')->orderByDesc('clients')->limit(self::REASONS)->get()
            ->map(static fn (object $reason): string => "{$reason->clients} × {$reason->skipped_because}")->all());
    }
}
