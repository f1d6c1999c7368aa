<?php

declare(strict_types=1);

namespace App\Domain\People;

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
