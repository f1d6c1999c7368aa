<?php

declare(strict_types=1);

namespace App\Infrastructure\Search;

/** Who was found, best first. */
final readonly class Found
{
    public const HINT = 'So many people have these words that not all were looked through. Add another word, a PIN or a date of birth.';

    /**
     * @param  list<int>  $ids
     * @param  bool  $isWhole  false where the search stopped before it had looked at everybody, and before it had enough
     */
    public function __construct(public array $ids, public bool $isWhole = true) {}

    /** @return list<string> */
    public function hints(): array
    {
        return $this->isWhole ? [] : [self::HINT];
    }
}
