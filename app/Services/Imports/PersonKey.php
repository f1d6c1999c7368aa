<?php

declare(strict_types=1);

namespace App\Services\Imports;

use App\Services\Search\TermFolder;

/** Name and date of birth as they are compared: without case, accents, signs, and where the first name ends. */
final readonly class PersonKey
{
    public static function of(string $firstName, string $lastName, string $dateOfBirth): string
    {
        return self::name($firstName, $lastName).'|'.substr($dateOfBirth, 0, 10);
    }

    /** “Ann Marie” Lee is Ann “Marie Lee”. Empty when nothing of it is a letter. */
    public static function name(string $firstName, string $lastName): string
    {
        return self::fold("{$firstName} {$lastName}");
    }

    public static function fold(string $name): string
    {
        return (string) preg_replace('/[^a-z0-9]/', '', TermFolder::plain($name));
    }
}
