<?php

declare(strict_types=1);

namespace Tests\Support;

use App\Enums\Ability;

/** The rules of the automation pages. */
final class AutomationRouteRules
{
    public const ANSWERS_OTHERWISE = [
        'automations.sports.export', 'automations.sport-types.export', 'automations.genweb-markets.export', 'automations.sportsbet-patterns.export',
        'automations.unmapped-names.export', 'automations.sportsbet-patterns.test',
    ];

    /** @return array<string, Ability> */
    public static function table(): array
    {
        $writes = [];
        foreach (['sports', 'sport-types', 'genweb-markets', 'sportsbet-patterns'] as $path) {
            $writes = [...$writes, "automations.{$path}.index", "automations.{$path}.store", "automations.{$path}.update", "automations.{$path}.destroy"];
        }

        return array_fill_keys([...self::ANSWERS_OTHERWISE, 'automations.unmapped-names.index', ...$writes], Ability::ViewAutomations);
    }
}
