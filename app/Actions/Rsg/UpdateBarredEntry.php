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

/**
 * Corrects an active entry. One person can't weaken it: its last day can only move later, and details that recognise the person can be
 * added but not changed. To end or replace it, two people lift it.
 */
final readonly class UpdateBarredEntry
{
    /** The details that recognise a person anywhere. An address alone never does. */
    private const RECOGNISED_BY = ['first_name', 'last_name', 'date_of_birth', 'mobile_e164', 'email'];

    public function __construct(private MatchBarredEntry $match, private AuditTrail $audit) {}

    /**
     * @param  array<string, string|null>  $fields  by BarredEntryFields::NAMES
     * @param  int  $version  of the entry when the form was opened
     * @param  string  $why  the reason for the change
     *
     * @throws ChangedMeanwhileException when the entry has ended or a colleague changed it
     * @throws ValidationException on `until_on` when the entry would end earlier, or on a detail that recognises the person
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
            if (
                array_key_exists('until_on', $changed)
                && $changed['until_on'] !== null
                && ($before['until_on'] === null || $changed['until_on'] < $before['until_on'])
            ) {
                throw ValidationException::withMessages(['until_on' => 'The entry can’t end earlier. Request a lift instead.']);
            }
            $weakened = array_filter(
                array_intersect_key($before, $changed, array_flip(self::RECOGNISED_BY)),
                static fn (?string $value): bool => $value !== null,
            );
            if ($weakened !== []) {
                throw ValidationException::withMessages(
                    array_map(
                        static fn (): string => 'This can’t change. Add an entry with the right details, then request a lift of this one.',
                        $weakened,
                    ),
                );
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
