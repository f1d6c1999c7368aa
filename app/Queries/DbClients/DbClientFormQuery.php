<?php

declare(strict_types=1);

namespace App\Queries\DbClients;

use App\Data\DbClients\DbAddressForm;
use App\Data\DbClients\DbClientEditPage;
use App\Data\DbClients\DbClientForm;
use App\Data\DbClients\DbPhoneForm;
use App\Data\Lists\Choice;
use App\Domain\DbClients\DbClientScope;
use App\Enums\AustralianState;
use App\Models\DbAddress;
use App\Models\DbClient;
use App\Models\DbList;
use App\Models\DbPhoneNumber;
use App\Models\User;
use App\Support\AustralianMobile;
use Illuminate\Database\Eloquent\Collection;

/** The form of a DB client, with numbers in the Australian format. */
final readonly class DbClientFormQuery
{
    public function page(DbClient $dbClient, User $editor): DbClientEditPage
    {
        $isNew = ! $dbClient->exists;
        $scope = DbClientScope::of($editor);
        $lists = $isNew && $scope->isOwnListsOnly ? $scope->openLists()->latest('id')->get() : new Collection;

        return new DbClientEditPage(
            id: $isNew ? null : $dbClient->id,
            full_name: $isNew ? '' : $dbClient->full_name,
            version: $dbClient->version,
            form: new DbClientForm(
                db_list_id: (string) $lists->first()?->id,
                first_name: $isNew ? '' : $dbClient->first_name,
                last_name: $isNew ? '' : $dbClient->last_name,
                date_of_birth: (string) $dbClient->date_of_birth?->toDateString(),
                email: (string) $dbClient->email,
                source: (string) $dbClient->source,
                consent_basis: $dbClient->consent_basis->value,
                phones: $isNew
                    ? [new DbPhoneForm('', '', '', 'unknown', '', '')]
                    : array_values(
                        $dbClient
                            ->phoneNumbers()
                            ->orderBy('id')
                            ->get()
                            ->map(
                                static fn (DbPhoneNumber $number): DbPhoneForm => new DbPhoneForm(
                                    (string) $number->id,
                                    AustralianMobile::national($number->e164),
                                    (string) $number->source,
                                    $number->consent_basis->value,
                                    (string) $number->consent_at?->toDateString(),
                                    (string) $number->consent_evidence,
                                ),
                            )
                            ->all(),
                    ),
                addresses: $isNew
                    ? []
                    : array_values(
                        DbAddress::currentFirst($dbClient->addresses())
                            ->get()
                            ->reverse()
                            ->map(
                                static fn (DbAddress $address): DbAddressForm => new DbAddressForm(
                                    (string) $address->id,
                                    (string) $address->line,
                                    (string) $address->suburb,
                                    (string) $address->state?->value,
                                    (string) $address->postcode,
                                    (string) $address->from_on?->toDateString(),
                                    (string) $address->to_on?->toDateString(),
                                    (string) $address->source,
                                ),
                            )
                            ->all(),
                    ),
            ),
            states: array_map(
                static fn (AustralianState $state): Choice => new Choice($state->value, $state->value, $state->label()),
                AustralianState::cases(),
            ),
            lists: array_values(
                $lists->map(static fn (DbList $list): Choice => new Choice((string) $list->id, $list->name))->all(),
            ),
        );
    }
}
