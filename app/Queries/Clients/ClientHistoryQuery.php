<?php

declare(strict_types=1);

namespace App\Queries\Clients;

use App\Data\Clients\HistoryChange;
use App\Data\Clients\HistoryEntry;
use App\Enums\ClientStatus;
use App\Models\Affiliate;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Company;
use App\Models\User;
use App\Support\AustralianMobile;
use Illuminate\Database\Eloquent\Collection;
use Illuminate\Database\Eloquent\Model;
use Illuminate\Support\Str;

/** What lately happened to a client, in words. */
final class ClientHistoryQuery
{
    private const RECENT = 8;

    private const TITLES = [
        'client.updated' => 'Details changed',
        'client.rated' => 'Rating reviewed',
    ];

    private const LABELS = [
        'pin' => 'PIN', 'value' => 'Outcome', 'date_of_birth' => 'Date of birth', 'email' => 'E-mail', 'mobile_e164' => 'Mobile', 'company_id' => 'Company',
        'account_manager_id' => 'Account manager', 'affiliate_id' => 'Affiliate', 'client_rating' => 'Rating',
    ];

    /** @var array<string, class-string<Model>> whose names stand for their ids */
    private const NAMED = ['company_id' => Company::class, 'account_manager_id' => User::class, 'affiliate_id' => Affiliate::class];

    /** @return list<HistoryEntry> newest first */
    public function recent(Client $client): array
    {
        $events = AuditEvent::query()
            ->where('subject_type', $client->getMorphClass())
            ->where('subject_id', $client->id)
            ->with(['actor', 'impersonator'])
            ->latest('id')->limit(self::RECENT)->get();
        $names = $this->names($events);

        return array_values($events->map(fn (AuditEvent $event): HistoryEntry => new HistoryEntry(
            id: $event->id,
            title: self::TITLES[$event->action] ?? Str::ucfirst(str_replace(['client.', '_'], ['', ' '], $event->action)),
            actor_name: $event->actor?->full_name,
            impersonator_name: $event->impersonator?->full_name,
            at: $event->created_at->toIso8601ZuluString(),
            changes: $this->changes($event, $names),
        ))->all());
    }

    /**
     * @param  array<string, array<int, string>>  $names
     * @return list<HistoryChange>
     */
    private function changes(AuditEvent $event, array $names): array
    {
        $fields = array_unique([...array_keys($event->before), ...array_keys($event->after)]);

        return array_values(array_map(fn (string $field): HistoryChange => new HistoryChange(
            self::LABELS[$field] ?? Str::ucfirst(str_replace('_', ' ', $field)),
            $this->words($field, $event->before[$field] ?? null, $names),
            $this->words($field, $event->after[$field] ?? null, $names),
        ), $fields));
    }

    /** @param  array<string, array<int, string>>  $names */
    private function words(string $field, mixed $value, array $names): ?string
    {
        if ($value === null || $value === '' || is_array($value)) {
            return null;
        }

        $text = is_bool($value) ? ($value ? 'Yes' : 'No') : (string) $value;

        return match ($field) {
            'status' => ClientStatus::tryFrom($text)?->label() ?? $text,
            'mobile_e164' => AustralianMobile::national($text),
            default => $names[$field][(int) $text] ?? $text,
        };
    }

    /**
     * One query a kind of record, and none for kinds that no change names.
     *
     * @param  Collection<int, AuditEvent>  $events
     * @return array<string, array<int, string>> by field and id
     */
    private function names(Collection $events): array
    {
        $names = [];

        foreach (self::NAMED as $field => $model) {
            $ids = $events->flatMap(static fn (AuditEvent $event): array => [$event->before[$field] ?? null, $event->after[$field] ?? null])
                ->filter()->map(static fn (mixed $id): int => (int) $id)->unique()->values();
            $names[$field] = $ids->isEmpty() ? [] : $model::query()->whereKey($ids->all())->get()
                ->mapWithKeys(static fn (Model $record): array => [
                    (int) $record->getKey() => (string) $record->getAttribute($record instanceof User ? 'full_name' : 'name'),
                ])->all();
        }

        return $names;
    }
}
