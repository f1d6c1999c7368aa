<?php

declare(strict_types=1);

namespace Tests\Support\Matching;

use App\Models\Client;
use Random\Engine\Mt19937;
use Random\Randomizer;

/**
 * Bank lines of payments whose owner is known. Most payers write their name and PIN, some leave the PIN
 * out, mistype it, write an initial, swap their names, pay from a partner's or a company's account, or by PayID; a few give
 * another client's PIN. Drawn from a fixed seed, so that every run measures the same.
 */
final class LabelledDeposits
{
    private const FIRST = ['Emma', 'Olivia', 'Noah', 'Jack', 'Mia', 'Lucas', 'Grace', 'Thomas', 'Chloe', 'Ethan', 'Ruby', 'Henry', 'Zoë', 'Liam', 'Priya', 'Minh', 'Sarah', 'Daniel', 'Anna', 'Peter'];

    private const LAST = [
        'Smith', 'Nguyen', 'Walsh', 'Brown', 'O’Neil', 'Taylor', 'Singh', 'Wilson', 'Papadopoulos', 'Martin', 'Kelly', 'Chen', 'Rossi', 'Murphy', 'Kaur', 'Anderson',
        'van der Berg', 'Campbell', 'Tran', 'Evans', 'Moore', 'Haddad', 'Clarke', 'Novak', 'Reid',
    ];

    private const SEED = 20_261_122;

    /** How clients usually pay, in per cent. */
    private const HABITS = ['name and PIN' => 55, 'name alone' => 14, 'initial and PIN' => 8, 'swapped, PIN' => 5, 'partner and PIN' => 6, 'partner alone' => 3, 'company and PIN' => 3, 'PayID' => 6];

    /** A separate random generator. Factories use the shared one, and how often depends on the tests before. */
    private readonly Randomizer $dice;

    /** @var non-empty-list<array{client: Client, habit: string, payer: string, cents: int}> */
    private readonly array $payers;

    /** @param  int<1, max>  $clients */
    public function __construct(int $clients)
    {
        $this->dice = new Randomizer(new Mt19937(self::SEED));
        $this->payers = array_map($this->payer(...), range(0, $clients - 1));
    }

    /** @return array{client: Client, habit: string, payer: string, cents: int} */
    private function payer(int $number): array
    {
        [$first, $last] = [$this->one(self::FIRST), $this->one(self::LAST)];

        return [
            'client' => Client::factory()->createOne([
                'first_name' => $first, 'last_name' => $last, 'preferred_name' => null, 'pin' => (string) (10_000 + $number * 211 % 89_999),
                'mobile_e164' => '+614'.str_pad((string) (10_000_000 + $number * 7_919), 8, '0', STR_PAD_LEFT),
            ]),
            'habit' => $this->habit(),
            'payer' => $this->roll(0, 1) === 1 ? $this->one(self::FIRST).' '.$last : $this->one(self::FIRST).' '.$this->one(self::LAST),
            'cents' => 5_000 * $this->roll(1, 20),
        ];
    }

    /** @return array{string, int, Client} description, cents and owner */
    public function next(): array
    {
        // One client in a hundred makes 40% of the payments.
        $payer = $this->roll(1, 10) <= 4 ? $this->payers[$this->roll(0, max(0, intdiv(count($this->payers), 100) * 5))] : $this->one($this->payers);
        $client = $payer['client'];
        $name = "{$client->first_name} {$client->last_name}";
        $pin = match (true) {
            $this->roll(1, 1_000) <= 30 => $this->mistyped($client->pin),
            $this->roll(1, 1_000) <= 4 => $this->one($this->payers)['client']->pin,
            default => $client->pin,
        };
        $text = match ($payer['habit']) {
            'name alone' => "Payment from {$name} 1",
            'initial and PIN' => 'Payment from '.mb_substr($client->first_name, 0, 1)." {$client->last_name} {$pin}",
            'swapped, PIN' => "Payment from {$client->last_name} {$client->first_name} {$pin}",
            'partner and PIN' => "Payment from {$payer['payer']} {$pin}",
            'partner alone' => "Payment from {$payer['payer']} 1",
            'company and PIN' => "Payment from {$client->last_name} Plumbing Pty Ltd {$pin}",
            'PayID' => "PayID payment from 0{$this->national($client)}",
            default => "Payment from {$name} {$pin}",
        };

        return [$this->roll(0, 4) === 0 ? mb_strtoupper($text) : $text, $this->roll(0, 3) === 0 ? $this->roll(1_000, 200_000) : $payer['cents'], $client];
    }

    private function national(Client $client): string
    {
        return substr((string) $client->mobile_e164, 3);
    }

    private function mistyped(string $pin): string
    {
        $at = $this->roll(0, strlen($pin) - 2);

        return $this->roll(0, 1) === 1
            ? substr_replace($pin, (string) (((int) $pin[$at] + $this->roll(1, 9)) % 10), $at, 1)
            : substr($pin, 0, $at).$pin[$at + 1].$pin[$at].substr($pin, $at + 2);
    }

    private function habit(): string
    {
        $left = $this->roll(1, 100);
        foreach (self::HABITS as $habit => $share) {
            $left -= $share;
            if ($left <= 0) {
                return $habit;
            }
        }

        return 'name and PIN';
    }

    /** @phpstan-impure */
    private function roll(int $from, int $to): int
    {
        return $this->dice->getInt($from, $to);
    }

    /**
     * @template T
     *
     * @param  non-empty-list<T>  $of
     * @return T
     */
    private function one(array $of): mixed
    {
        return $of[$this->roll(0, count($of) - 1)];
    }
}
