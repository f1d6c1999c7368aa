<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Models\AuditEvent;
use App\Models\Client;
use Illuminate\Validation\Rule;

/** The client form with one field restored; `current` is the value that the user saw. */
final class RestoreClientValueRequest extends UpdateClientRequest
{
    /** Fields validated together, and restored together when one change set both. */
    private const PAIRED = ['state' => 'postcode', 'postcode' => 'state'];

    /** @return array<string, mixed> */
    public function rules(): array
    {
        $field = $this->namedField();

        return [
            'field' => ['required', Rule::in(ClientFields::restorable($this->event()))],
            'current' => ['nullable', 'string', 'max:255'],
            ...array_intersect_key($this->fieldRules(), array_flip([$field, self::PAIRED[$field] ?? $field])),
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [...parent::messages(), 'field.*' => 'This value can’t be restored.'];
    }

    public function field(): string
    {
        return (string) $this->validated('field');
    }

    /** @return non-empty-list<string> the restored fields: the field, and its pair if unchanged since */
    public function fields(): array
    {
        return self::together($this->field(), $this->event(), $this->client());
    }

    public function toEdit(): ClientEdit
    {
        $base = ClientFields::of($this->client());
        $former = [];
        foreach ($this->fields() as $field) {
            $former[$field] = self::normalised($field, $this->input($field));
        }

        // Version 0 forces the comparison with the value that the user saw.
        return new ClientEdit(0, [...$base, ...$former], [...$base, $this->field() => self::normalised($this->field(), $this->validated('current'))]);
    }

    /** @return non-empty-list<string> */
    private static function together(string $field, AuditEvent $event, Client $client): array
    {
        $pair = self::PAIRED[$field] ?? null;
        $isLeft = $pair !== null && in_array($pair, ClientFields::restorable($event), true) && array_key_exists($pair, $event->after)
            && ClientFields::of($client)[$pair] === ClientFields::text($pair, $event->after[$pair]);

        return $isLeft ? [$field, $pair] : [$field];
    }

    protected function prepareForValidation(): void
    {
        $former = [];
        foreach (self::together($this->namedField(), $this->event(), $this->client()) as $field) {
            $former[$field] = ClientFields::text($field, $this->event()->before[$field] ?? null);
        }

        $this->merge(array_map(
            static fn (string $text): ?string => $text === '' ? null : $text,
            [...ClientFields::of($this->client()), ...array_intersect_key($former, array_flip(ClientFields::restorable($this->event())))],
        ));
    }

    /** As sent, before validation. */
    private function namedField(): string
    {
        $field = $this->input('field');

        return is_string($field) ? $field : '';
    }

    private function client(): Client
    {
        /** @var Client */
        return $this->route('client');
    }

    private function event(): AuditEvent
    {
        /** @var AuditEvent */
        return $this->route('auditEvent');
    }
}
