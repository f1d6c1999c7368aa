<?php

declare(strict_types=1);

namespace App\Lists;

use Stringable;

/** A list's order and direction: `last_bet_at` or, descending, `-last_bet_at`. */
final readonly class ListOrder implements Stringable
{
    public function __construct(public Sort $sort, public bool $descending) {}

    /** @param  list<Sort>  $sorts  of the list */
    public static function parse(string $text, array $sorts): ?self
    {
        foreach ($sorts as $sort) {
            if ($text === $sort->key || $text === "-{$sort->key}") {
                return new self($sort, str_starts_with($text, '-'));
            }
        }

        return null;
    }

    public function __toString(): string
    {
        return ($this->descending ? '-' : '').$this->sort->key;
    }
}
