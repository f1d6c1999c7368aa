<?php

declare(strict_types=1);

namespace App\Queries\Lists;

use Stringable;

/** A list's order and its direction; written `last_bet_at` or, descending, `-last_bet_at`. */
final readonly class ListOrder implements Stringable
{
    public function __construct(public ListSort $sort, public bool $descending) {}

    /**
     * @param  class-string<ListSort>  $sorts  the enum of the list
     */
    public static function parse(string $text, string $sorts): ?self
    {
        $sort = $sorts::tryFrom(ltrim($text, '-'));

        return $sort instanceof ListSort && ! str_starts_with($text, '--') ? new self($sort, str_starts_with($text, '-')) : null;
    }

    public function __toString(): string
    {
        return ($this->descending ? '-' : '').$this->sort->value;
    }
}
