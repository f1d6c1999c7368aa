<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Domain\Rsg\BarredEntryFields;
use App\Enums\BarredEntryStatus;
use App\Infrastructure\Audit\AuditTrail;
use App\Models\BarredEntry;
use App\Models\User;
use App\Support\ChangedMeanwhileException;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Corrects an active entry. The last day can only move later: an earlier end is a lift, which takes two people. */
final readonly class UpdateBarredEntry
{
    public function __construct(private MatchBarredEntry $match, private AuditTrail $audit) {}

    /**
     * @param  array<string, string|null>  $fields  by BarredEntryFields::NAMES
     * @param  int  $version  of the entry when the form was opened
     * @param  string  $why  the reason for the change
     *
     * @throws ChangedMeanwhileException when the entry has ended or a colleague changed it
     * @throws ValidationException on `until_on` when the entry would end earlier
     */
    public function handle(BarredEntry $entry, array $fields, int $version, string $why, User $officer): void
    {
        DB::transaction(function () use ($entry, $fields, $version, $why, $officer): void {
            $current = BarredEntry::query()->lockForUpdate()->findOrFail($entry->id);
            if ($current->status !== BarredEntryStatus::Active) {
                throw ChangedMeanwhileException::decided('entry', mb_strtolower($current->status->label()));
            }
            if ($current->version !== $version) {
                throw ChangedMeanwhileException::edited('this entry');
            }
            $before = BarredEntryFields::of($current);
            $changed = array_diff_assoc($fields, $before);
            if (array_key_exists('until_on', $changed) && $changed['until_on'] !== null && ($before['until_on'] === null || $changed['until_on'] < $before['until_on'])) {
                throw ValidationException::withMessages(['until_on' => 'The entry can’t end earlier. Request a lift instead.']);
            }
            if ($changed === []) {
                return;
            }
            $current->update([...$changed, 'version' => $version + 1]);
            $this->audit->record('barred_entry.updated', $current, array_intersect_key($before, $changed), [...$changed, 'why' => $why], $officer->id);
            $this->match->handle($current, actorId: $officer->id);
        }, 3);
    }
}
