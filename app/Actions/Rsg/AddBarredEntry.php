<?php

declare(strict_types=1);

namespace App\Actions\Rsg;

use App\Enums\BarredEntryStatus;
use App\Enums\BarredList;
use App\Infrastructure\Audit\AuditTrail;
use App\Infrastructure\Database\SentFormRegistry;
use App\Models\BarredEntry;
use App\Models\User;
use Illuminate\Support\Facades\DB;
use Illuminate\Validation\ValidationException;

/** Adds a person to a barred list by hand. Clients who are certainly this person are barred at once. */
final readonly class AddBarredEntry
{
    public function __construct(private MatchBarredEntry $match, private AuditTrail $audit, private SentFormRegistry $forms) {}

    /**
     * @param  array<string, string|null>  $fields  by BarredEntryFields::NAMES
     * @param  string|null  $reference  identifies the form, so that a repeated submit is one entry
     *
     * @throws ValidationException on `last_name` when the person is on this list, on `reference` when the form was sent before with other content
     */
    public function handle(BarredList $list, array $fields, User $officer, ?string $reference = null): BarredEntry
    {
        return $this->forms->once(
            $officer,
            $reference,
            BarredEntry::class,
            [$list->value, $fields],
            fn (): BarredEntry => DB::transaction(function () use ($list, $fields, $officer): BarredEntry {
                $this->refuseListed($list, $fields);
                $entry = BarredEntry::query()->create([...$fields, 'list' => $list, 'user_id' => $officer->id]);
                $this->audit->record(
                    'barred_entry.added',
                    $entry,
                    after: [
                        'list' => $list->label(),
                        ...array_filter($fields, static fn (?string $value): bool => $value !== null),
                    ],
                    actorId: $officer->id,
                );
                $this->match->handle($entry, actorId: $officer->id);

                return $entry;
            }, 3));
    }

    /** @param  array<string, string|null>  $fields */
    private function refuseListed(BarredList $list, array $fields): void
    {
        $listed = BarredEntry::query()
            ->where('status', BarredEntryStatus::Active)
            ->where('list', $list)
            ->where(
                array_intersect_key(
                    $fields,
                    array_flip([
                        'jurisdiction',
                        'source',
                        'external_reference',
                        'first_name',
                        'last_name',
                        'mobile_e164',
                        'email',
                    ]),
                ),
            )
            ->get()
            ->contains(
                static fn (BarredEntry $entry): bool => $entry->date_of_birth?->toDateString() === $fields['date_of_birth'],
            );
        if ($listed) {
            throw ValidationException::withMessages(['last_name' => "{$fields['first_name']} {$fields['last_name']} is already on this list."]);
        }
    }
}
