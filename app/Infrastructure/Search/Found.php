<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

/** The ids that a search found, best first. */
final readonly class Found
{
    public const HINT = 'Too many people match, so not all were checked. Add another word, a PIN or a date of birth.';

    /**
     * @param  list<int>  $ids
     * @param  bool  $isWhole  false when the search stopped early without enough results
     */
    public function __construct(public array $ids, public bool $isWhole = true) {}

    /** @return list<string> */
    public function hints(): array
    {
        return $this->isWhole ? [] : [self::HINT];
    }
}
