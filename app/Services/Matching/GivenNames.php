<?php

declare(strict_types=1);

namespace App\Services\Matching;

/** Which given names stand for one another, and which are names of their own; both from resources/data. */
final class GivenNames
{
    /** @var array<string, list<int>>|null the groups that a name stands in */
    private static ?array $groups = null;

    public static function areForms(string $left, string $right): bool
    {
        $groups = self::groups();

        return array_intersect($groups[$left] ?? [], $groups[$right] ?? []) !== [];
    }

    /** Jayden and Hayden are two names, one letter apart; Micheal is none. */
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
