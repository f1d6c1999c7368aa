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

/** The form of a DB client, with numbers in the Australian format. */
final readonly class DbClientFormQuery
{
    public function page(DbClient $dbClient): DbClientEditPage
    {
        return new DbClientEditPage(
            id: $dbClient->exists ? $dbClient->id : null,
            full_name: $dbClient->exists ? $dbClient->full_name : '',
            version: $dbClient->version,
            form: $this->form($dbClient),
            states: array_map(static fn (AustralianState $state): Choice => new Choice($state->value, $state->value, $state->label()), AustralianState::cases()),
        );
    }

    private function form(DbClient $dbClient): DbClientForm
    {
        $isNew = ! $dbClient->exists;

        return new DbClientForm(
            first_name: $isNew ? '' : $dbClient->first_name,
            last_name: $isNew ? '' : $dbClient->last_name,
            date_of_birth: (string) $dbClient->date_of_birth?->toDateString(),
            email: (string) $dbClient->email,
            source: (string) $dbClient->source,
            consent_basis: $dbClient->consent_basis->value,
            phones: $isNew ? [new DbPhoneForm('', '', '', 'unknown', '', '')] : array_values($dbClient->phoneNumbers()->orderBy('id')->get()->map($this->phone(...))->all()),
            addresses: $isNew ? [] : array_values($dbClient->addresses()->orderBy('from_on')->orderBy('id')->get()->map($this->address(...))->all()),
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
