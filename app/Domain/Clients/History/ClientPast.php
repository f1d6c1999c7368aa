<?php

declare(strict_types=1);

namespace App\Domain\Clients\History;

use App\Domain\Clients\ClientFields;
use App\Models\AuditEvent;
use App\Models\Client;
use App\Models\Merge;
use App\Models\SiteAccount;
use App\Models\User;
use Carbon\CarbonImmutable;
use Carbon\Exceptions\InvalidFormatException;
use Illuminate\Database\Eloquent\Collection;

/** A client's fields, marks and site accounts at an earlier time, from the audit trail. The later changes are read once. */
final class ClientPast
{
    private const MARKS = ['betstop_state', 'is_barred', 'sms_opted_out_at', 'genweb_betstopped_at'];

    private const BEYOND_FORM = ['client_rating', 'betstop_state', 'is_barred', 'sms_opted_out_at', 'genweb_betstopped_at'];

    /** @var Collection<int, AuditEvent>|null newest first */
    private ?Collection $changes = null;

    /** @var Collection<int, Merge>|null */
    private ?Collection $merges = null;

    /** @param  string  $day  `2026-10-01`, if the moment is the end of a day */
    public function __construct(public readonly CarbonImmutable $moment, private readonly Client $client, public readonly string $day = '') {}

    /** @param  string  $day  `2026-10-01`; the end of this day where the reader is */
    public static function atEndOf(string $day, Client $client, User $reader): self
    {
        return new self(CarbonImmutable::parse($day, $reader->timezone)->addDay()->startOfDay()->utc(), $client, $day);
    }

    public function clientId(): int
    {
        return $this->client->id;
    }

    /** Whether other records are part of the client today. */
    public function hasMerged(): bool
    {
        return (string) $this->client->former_pins !== '';
    }

    /** The moment as an SQL literal. */
    public function sql(): string
    {
        return "'{$this->moment->format('Y-m-d H:i:s')}'";
    }

    public function existed(): bool
    {
        return $this->client->created_at < $this->moment;
    }

    /** @return array<string, string> all audited fields as text: the current values with the later changes undone */
    public function fields(): array
    {
        $values = self::valuesOf($this->client);
        foreach ($this->changesOf($this->client->getMorphClass()) as $change) {
            foreach (array_intersect_key($change->before, $values) as $field => $was) {
                $values[$field] = self::text($field, $was);
            }
        }

        return $values;
    }

    /** The client with the protective marks of that time. Don't save this copy. */
    public function marked(): Client
    {
        $then = array_intersect_key($this->fields(), array_flip(self::MARKS));

        return (clone $this->client)->forceFill([
            ...array_map(static fn (string $value): ?string => $value === '' ? null : $value, $then), 'is_barred' => $then['is_barred'] === '1',
        ]);
    }

    /** @return array<int, array{username?: string|null, status?: string}> the earlier values of site accounts that changed since, by account */
    public function accounts(): array
    {
        $was = [];
        foreach ($this->changesOf((new SiteAccount)->getMorphClass()) as $change) {
            $was[(int) $change->subject_id] = [
                ...$was[(int) $change->subject_id] ?? [],
                ...array_intersect_key($change->before, ['username' => true, 'status' => true]),
            ];
        }

        return $was;
    }

    /**
     * The former values of records whose changes are recorded under the client.
     *
     * @param  string  $action  the audited action, such as `client.note_pinned`
     * @param  string  $id  the field with the id of the record
     * @return array<int, mixed> by id, of the records that changed since
     */
    public function former(string $action, string $id, string $field): array
    {
        $was = [];
        foreach (AuditEvent::query()->where('client_id', $this->client->id)->where('created_at', '>=', $this->moment)->where('action', $action)
            ->latest()->latest('id')->get(['id', 'before', 'after']) as $change) {
            $was[(int) ($change->before[$id] ?? $change->after[$id] ?? 0)] = $change->before[$field] ?? null;
        }

        return $was;
    }

    /** @return Collection<int, Merge> with which other records became part of this one since */
    public function merges(): Collection
    {
        return $this->merges ??= Merge::query()->where('subject_type', $this->client->getMorphClass())->where('winner_id', $this->client->id)
            ->whereNull('undone_at')->where('created_at', '>=', $this->moment)->get(['snapshot']);
    }

    /** @return Collection<int, AuditEvent> */
    private function changesOf(string $type): Collection
    {
        $this->changes ??= AuditEvent::query()
            ->where('client_id', $this->client->id)->where('created_at', '>=', $this->moment)
            ->whereIn('subject_type', [$this->client->getMorphClass(), (new SiteAccount)->getMorphClass()])
            ->latest()->latest('id')->get(['id', 'subject_type', 'subject_id', 'before']);

        return $this->changes->where('subject_type', $type);
    }

    /** @return array<string, string> all audited fields, as text */
    public static function valuesOf(Client $client): array
    {
        $values = ClientFields::of($client);
        foreach (self::BEYOND_FORM as $field) {
            $values[$field] = self::text($field, match ($field) {
                'betstop_state' => $client->betstop_state->value,
                default => $client->getAttribute($field),
            });
        }

        return $values;
    }

    private static function text(string $field, mixed $value): string
    {
        return match (true) {
            $field === 'is_barred' => in_array($value, [true, 1, '1'], true) ? '1' : '0',
            str_ends_with($field, '_at') => self::moment($value),
            default => ClientFields::text($field, $value),
        };
    }

    private static function moment(mixed $value): string
    {
        try {
            return $value === null || $value === '' ? '' : CarbonImmutable::parse($value, 'UTC')->utc()->format('Y-m-d H:i:s');
        } catch (InvalidFormatException) {
            return '';
        }
    }
}
