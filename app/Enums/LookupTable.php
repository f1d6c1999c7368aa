<?php

declare(strict_types=1);

namespace App\Enums;

use App\Data\DeveloperTools\LookupField;
use App\Data\Lists\Choice;
use App\Models\Affiliate;
use App\Models\ClientRating;
use App\Models\Company;
use App\Models\OperatorSite;

/** The lookup tables that developers maintain on /nova. The others have pages of their own. Models have a `version`. */
enum LookupTable: string
{
    case OperatorSites = 'operator-sites';
    case Companies = 'companies';
    case Affiliates = 'affiliates';
    case ClientRatings = 'client-ratings';

    public function title(): string
    {
        return $this === self::OperatorSites ? 'Bookmakers' : ucfirst(str_replace('-', ' ', $this->value));
    }

    public function noun(): string
    {
        return match ($this) {
            self::OperatorSites => 'bookmaker',
            self::Companies => 'company',
            self::Affiliates => 'affiliate',
            self::ClientRatings => 'client rating',
        };
    }

    public function description(): string
    {
        return match ($this) {
            self::OperatorSites => 'Bookmakers where clients hold site accounts. An inactive one is no longer offered. Its accounts stay.',
            self::Companies => 'Brands that clients belong to.',
            self::Affiliates => 'Partners who refer clients. Commission and tax details are on Reports, Affiliates.',
            self::ClientRatings => 'What each rating means. Ratings are part of the design, so none can be added or deleted.',
        };
    }

    /** @return class-string<OperatorSite|Company|Affiliate|ClientRating> */
    public function model(): string
    {
        return match ($this) {
            self::OperatorSites => OperatorSite::class,
            self::Companies => Company::class,
            self::Affiliates => Affiliate::class,
            self::ClientRatings => ClientRating::class,
        };
    }

    public function canAdd(): bool
    {
        return $this !== self::ClientRatings;
    }

    /** @return list<LookupField> the first one identifies a row */
    public function fields(): array
    {
        $name = new LookupField('name', 'Name');
        $slug = new LookupField(
            'slug',
            'Short name',
            help: 'Identifies it in the API and in imports: small letters, digits and hyphens. It can’t be changed later.',
            is_fixed: true,
        );

        return match ($this) {
            self::OperatorSites => [
                $name,
                $slug,
                new LookupField(
                    'platform',
                    'Platform',
                    LookupFieldKind::Choice,
                    'Decides which bonuses its accounts can get. It can’t be changed later.',
                    is_fixed: true,
                    choices: array_map(
                        static fn (OperatorPlatform $platform): Choice => new Choice($platform->value, $platform->label()),
                        OperatorPlatform::cases(),
                    ),
                ),
                new LookupField('url', 'URL', LookupFieldKind::Url, is_required: false),
                new LookupField('is_active', 'Status', LookupFieldKind::Choice, choices: [new Choice('1', 'Active'), new Choice('0', 'Inactive')]),
            ],
            self::Companies => [$name, $slug, new LookupField('color', 'Colour', LookupFieldKind::Color, 'Marks the brand on every page, such as #0b6b4b.')],
            self::Affiliates => [$name],
            self::ClientRatings => [new LookupField('value', 'Rating', is_fixed: true), new LookupField('description', 'Description')],
        };
    }
}
