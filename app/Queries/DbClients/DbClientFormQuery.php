<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\DbAddressForm;
use App\Data\DbClients\DbClientEditPage;
use App\Data\DbClients\DbClientForm;
use App\Data\DbClients\DbPhoneForm;
use App\Data\Lists\Choice;
use App\Enums\AustralianState;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbPhoneNumber;
use App\Support\AustralianMobile;

/** A prospect as its form opens: numbers as Australians write them. */
final readonly class DbClientFormQuery
{
    public function page(DbClient $prospect): DbClientEditPage
    {
        return new DbClientEditPage(
            id: $prospect->exists ? $prospect->id : null,
            full_name: $prospect->exists ? $prospect->full_name : '',
            version: $prospect->version,
            form: $this->form($prospect),
            states: array_map(static fn (AustralianState $state): Choice => new Choice($state->value, $state->value, $state->label()), AustralianState::cases()),
        );
    }

    private function form(DbClient $prospect): DbClientForm
    {
        $isNew = ! $prospect->exists;

        return new DbClientForm(
            first_name: $isNew ? '' : $prospect->first_name,
            last_name: $isNew ? '' : $prospect->last_name,
            date_of_birth: (string) $prospect->date_of_birth?->toDateString(),
            email: (string) $prospect->email,
            source: (string) $prospect->source,
            consent_basis: $prospect->consent_basis->value,
            phones: $isNew ? [new DbPhoneForm('', '', '', 'unknown', '', '')] : array_values($prospect->phoneNumbers()->orderBy('id')->get()->map($this->phone(...))->all()),
            addresses: $isNew ? [] : array_values($prospect->addresses()->orderBy('from_on')->orderBy('id')->get()->map($this->address(...))->all()),
        );
    }

    private function phone(DbPhoneNumber $number): DbPhoneForm
    {
        return new DbPhoneForm(
            (string) $number->id, AustralianMobile::national($number->e164), (string) $number->source, $number->consent_basis->value,
            (string) $number->consent_at?->toDateString(), (string) $number->consent_evidence,
        );
    }

    private function address(DbAddress $address): DbAddressForm
    {
        return new DbAddressForm(
            (string) $address->id, (string) $address->line, (string) $address->suburb, (string) $address->state?->value, (string) $address->postcode,
            (string) $address->from_on?->toDateString(), (string) $address->to_on?->toDateString(), (string) $address->source,
        );
    }
}
