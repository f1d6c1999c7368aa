<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\Clients\HistoryChange;
use App\Data\Clients\HistoryEntry;
use App\Data\DbClients\DbConsentView;
use App\Data\DbClients\DbOutcomeView;
use App\Domain\DbClients\DbClientContacts;
use App\Enums\DbClientOutcome;
use App\Enums\DbClientStatus;
use App\Enums\SuppressionReason;
use App\Models\AuditEvent;
use App\Models\Consent;
use App\Models\DbClient;
use App\Models\DbClientOutcomeEntry;
use App\Models\User;
use Illuminate\Support\Str;

/** The calls, consents and changes of a DB client, newest first. */
final readonly class DbClientRecordsQuery
{
    private const RECENT = 50;

    private const CHANGES = 20;

    private const TITLES = [
        'db_client.contact_revealed' => 'Contact details revealed',
        'db_client.called' => 'Call logged',
        'db_client.updated' => 'Details changed',
        'db_client.checked' => 'Checked again',
        'db_client.released' => 'Taken off a list',
        'db_client.assigned' => 'Put on a list',
        'db_client.reassigned' => 'Assignee changed',
        'db_client.conversion_undone' => 'Conversion undone',
        'db_client.cleaned' => 'Cleaned up',
        'db_client.clean_up_undone' => 'Clean-up undone',
    ];

    private const LABELS = [
        'email' => 'Email',
        'mobile_e164' => 'Mobile',
        'date_of_birth' => 'Date of birth',
        'db_list_id' => 'List',
        'assignee_id' => 'Assignee',
        'lead_id' => 'Lead',
    ];

    /** @return list<DbOutcomeView> */
    public function outcomes(DbClient $dbClient): array
    {
        return array_values($dbClient->outcomes()->with('user')->latest('id')->limit(self::RECENT)->get()
            ->map(static fn (DbClientOutcomeEntry $entry): DbOutcomeView => new DbOutcomeView(
                $entry->id, $entry->outcome, $entry->user->full_name, $entry->number_ending, $entry->note, $entry->created_at->toIso8601ZuluString(),
            ))->all());
    }

    /** @return list<DbConsentView> */
    public function consents(DbClient $dbClient): array
    {
        return array_values(Consent::query()->with('user')->where('person_type', $dbClient->getMorphClass())->where('person_id', $dbClient->id)
            ->latest('id')->limit(self::RECENT)->get()
            ->map(static fn (Consent $consent): DbConsentView => new DbConsentView(
                $consent->id, $consent->purpose, $consent->basis, $consent->evidence, $consent->user?->full_name, $consent->recorded_at->toIso8601ZuluString(),
            ))->all());
    }

    /** @return list<HistoryEntry> */
    public function history(DbClient $dbClient, User $viewer): array
    {
        return array_values(AuditEvent::query()->with(['actor', 'impersonator'])
            ->where('subject_type', $dbClient->getMorphClass())->where('subject_id', $dbClient->id)->latest('id')->limit(self::CHANGES)->get()
            ->map(fn (AuditEvent $event): HistoryEntry => new HistoryEntry(
                id: $event->id,
                title: self::TITLES[$event->action] ?? Str::ucfirst(str_replace(['db_client.', '_'], ['', ' '], $event->action)),
                actor_name: $event->actor?->full_name,
                impersonator_name: $event->impersonator?->full_name,
                at: $event->created_at->toIso8601ZuluString(),
                changes: $this->changes($event, $viewer),
            ))->all());
    }

    /** @return list<HistoryChange> */
    private function changes(AuditEvent $event, User $viewer): array
    {
        $fields = array_unique([...array_keys($event->before), ...array_keys($event->after)]);

        return array_values(array_map(fn (string $field): HistoryChange => new HistoryChange(
            self::LABELS[$field] ?? Str::ucfirst(str_replace('_', ' ', $field)),
            $this->words($field, $event->before[$field] ?? null, $viewer),
            $this->words($field, $event->after[$field] ?? null, $viewer),
            ! array_key_exists($field, $event->before),
        ), $fields));
    }

    private function words(string $field, mixed $value, User $viewer): ?string
    {
        if ($value === null || $value === '' || $value === []) {
            return null;
        }
        if (is_array($value)) {
            return implode(', ', array_map(fn (mixed $part): string => $this->part($part, $viewer), $value));
        }
        $text = is_bool($value) ? ($value ? 'Yes' : 'No') : (string) $value;

        return match ($field) {
            'status' => DbClientStatus::tryFrom($text)?->label() ?? $text,
            'last_outcome' => DbClientOutcome::tryFrom($text)?->label() ?? $text,
            'suppressed_reason' => SuppressionReason::tryFrom($text)?->label() ?? $text,
            'email' => DbClientContacts::email($viewer, $text),
            'e164', 'mobile_e164', 'second_phone', 'third_phone' => DbClientContacts::phone($viewer, $text),
            'line', 'address' => DbClientContacts::address($viewer, $text),
            default => $text,
        };
    }

    /** A number or an address of the record. */
    private function part(mixed $part, User $viewer): string
    {
        if (! is_array($part)) {
            return (string) $part;
        }

        return isset($part['e164'])
            ? DbClientContacts::phone($viewer, (string) $part['e164'])
            : trim(
                implode(' ', [
                    DbClientContacts::address($viewer, $part['line'] ?? null),
                    $part['suburb'] ?? '',
                    $part['state'] ?? '',
                    $part['postcode'] ?? '',
                ]),
            );
    }
}
