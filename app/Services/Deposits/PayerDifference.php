<?php

declare(strict_types=1);

namespace App\Services\Deposits;

use App\Models\Client;
use App\Services\Intake\ClientNames;

/** Whether money comes from somebody else than the person whom it is credited to, which asks for a second look. */
final readonly class PayerDifference
{
    /**
     * Middle names and an initial in place of the first name make no difference; a payer whom the bank does not name neither.
     *
     * @param  string|null  $payer  as on the bank line
     */
    public static function between(?string $payer, Client $client): bool
    {
        $words = ClientNames::words($payer ?? '');
        $surname = ClientNames::words($client->last_name);
        if ($words === [] || $surname === []) {
            return false;
        }
        $rest = array_values(array_diff($words, $surname));
        if (array_diff($surname, $words) !== []) {
            return true;
        }
        foreach ([$client->first_name, $client->preferred_name] as $name) {
            $given = ClientNames::words($name ?? '');
            $isNamed = $given !== [] && array_diff($given, $words) === [];
            $isInitial = $given !== [] && count($rest) === 1 && $rest[0] === $given[0][0];
            if ($isNamed || $isInitial) {
                return false;
            }
        }

        return true;
    }
}
