<?php

declare(strict_types=1);

namespace App\Domain\Automations;

/**
 * A pattern for whole names, in which `*` stands for any text, also none.
 *
 * Staff write patterns, so they are not regular expressions: some of those take minutes for one name, and no check recognises
 * them all. The pieces between the stars are searched from left to right, each at its first place. That is right because a
 * later place never leaves more room for the next piece, and so nothing is tried twice.
 */
final readonly class Wildcard
{
    private string $start;

    private string $end;

    /** @var list<string> */
    private array $middle;

    private bool $hasStar;

    /** Characters that every match has at least. */
    private int $length;

    /** @param  string  $pattern  folded like the names: see MarketName::fold() */
    public function __construct(string $pattern)
    {
        $pieces = explode('*', $pattern);
        $this->hasStar = count($pieces) > 1;
        $this->start = (string) array_shift($pieces);
        $this->end = (string) array_pop($pieces);
        $this->middle = array_values(array_filter($pieces, static fn (string $piece): bool => $piece !== ''));
        $this->length = strlen($this->start) + strlen($this->end);
    }

    /** @param  string  $name  folded */
    public function matches(string $name): bool
    {
        if (! $this->hasStar) {
            return $name === $this->start;
        }
        $end = strlen($name) - strlen($this->end);
        if (strlen($name) < $this->length || ! str_starts_with($name, $this->start) || ! str_ends_with($name, $this->end)) {
            return false;
        }
        $from = strlen($this->start);
        foreach ($this->middle as $piece) {
            $at = strpos($name, $piece, $from);
            $from = $at === false ? $end + 1 : $at + strlen($piece);
            if ($from > $end) {
                return false;
            }
        }

        return true;
    }
}
