<?php

declare(strict_types=1);

namespace App\Support;

/** The known given names and their short forms, from resources/data. */
final class GivenNames
{
    /** @var array<string, list<int>>|null groups of forms by name */
    private static ?array $groups = null;

    public static function areForms(string $left, string $right): bool
    {
        $groups = self::groups();

        return array_intersect($groups[$left] ?? [], $groups[$right] ?? []) !== [];
    }

    /** @return list<string> the other forms of the name: catherine, kate, … for kathy */
    public static function formsOf(string $name): array
    {
        $wanted = self::groups()[$name] ?? [];

        return $wanted === [] ? [] : array_values(array_filter(
            array_map(strval(...), array_keys(self::groups())),
            static fn (string $form): bool => $form !== $name && array_intersect(self::groups()[$form], $wanted) !== [],
        ));
    }

    /** Jayden and Hayden are two names one letter apart. Micheal is a typo. */
    public static function isKnown(string $name): bool
    {
        return isset(self::groups()[$name]);
    }

    /** @return array<string, list<int>> */
    private static function groups(): array
    {
        if (self::$groups !== null) {
            return self::$groups;
        }

        $groups = [];
        /** @var list<list<string>> $forms */
        $forms = require resource_path('data/nicknames.php');
        foreach ($forms as $number => $names) {
            foreach ($names as $name) {
                $groups[$name][] = $number;
            }
        }
        /** @var list<string> $others */
        $others = require resource_path('data/given-names.php');
        foreach ($others as $name) {
            $groups[$name] ??= [];
        }

        return self::$groups = $groups;
    }
}
