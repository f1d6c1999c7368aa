<?php

declare(strict_types=1);

namespace App\Http\Requests\Clients;

use App\Actions\Clients\ClientEdit;
use App\Actions\Clients\ClientFields;
use App\Models\AuditEvent;
use App\Models\Client;
use Illuminate\Validation\Rule;

/** The client form with one field as it was before a change; `current` is what the person saw standing there now. */
final class RestoreClientValueRequest extends UpdateClientRequest
{
    /** Fields that are judged together. */
    private const PAIRED = ['state' => ['state', 'postcode'], 'postcode' => ['state', 'postcode']];

    /** @return array<string, mixed> */
    public function rules(): array
    {
        $field = $this->string('field')->value();

        return [
            'field' => ['required', Rule::in(self::restorable($this->event()))],
            'current' => ['nullable', 'string', 'max:255'],
            ...array_intersect_key($this->fieldRules(), array_flip(self::PAIRED[$field] ?? [$field])),
        ];
    }

    /** @return array<string, string> */
    public function messages(): array
    {
        return [...parent::messages(), 'field.*' => 'That value cannot be put back.'];
    }

    public function field(): string
    {
        return (string) $this->validated('field');
    }

    public function toEdit(): ClientEdit
    {
        $base = ClientFields::of($this->client());
        $field = $this->field();

        // No version is this old: the current value is always compared with what the person saw.
        return new ClientEdit(
            0,
            [...$base, $field => self::text($field, $this->input($field))],
            [...$base, $field => self::text($field, $this->validated('current'))],
        );
    }

    /**
     * The fields of a change whose former value can be put back: those of the form, never marks or money.
     *
     * @return list<string>
     */
    public static function restorable(AuditEvent $event): array
    {
        return $event->subject_type === 'client' ? array_values(array_intersect(ClientFields::NAMES, array_keys($event->before))) : [];
    }

    protected function prepareForValidation(): void
    {
        $field = $this->string('field')->value();
        $former = [$field => ClientFields::text($field, $this->event()->before[$field] ?? null)];

        $this->merge(array_map(
            static fn (string $text): ?string => $text === '' ? null : $text,
            [...ClientFields::of($this->client()), ...array_intersect_key($former, array_flip(self::restorable($this->event())))],
        ));
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
