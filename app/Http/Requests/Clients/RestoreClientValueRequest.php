<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Domain\Clients\ClientEdit;
use App\Domain\Clients\ClientFields;
use App\Models\AuditEvent;
use App\Models\Client;
use Illuminate\Validation\Rule;

/** The client form with one field as it was before a change; `current` is what the person saw standing there now. */
final class RestoreClientValueRequest extends UpdateClientRequest
{
    /** Fields that are judged together, and go back together where one change changed both. */
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
        return [...parent::messages(), 'field.*' => 'This value can\'t be restored.'];
    }

    public function field(): string
    {
        return (string) $this->validated('field');
    }

    /** @return non-empty-list<string> what is put back: the field, and its pair where that stands as the same change left it */
    public function fields(): array
    {
        return self::together($this->field(), $this->event(), $this->client());
    }

    public function toEdit(): ClientEdit
    {
        $base = ClientFields::of($this->client());
        $former = [];
        foreach ($this->fields() as $field) {
            $former[$field] = self::text($field, $this->input($field));
        }

        // No version is this old: the current value is always compared with what the person saw.
        return new ClientEdit(0, [...$base, ...$former], [...$base, $this->field() => self::text($this->field(), $this->validated('current'))]);
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

    /** As it was sent, before anything is known of it. */
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
