<?php

declare(strict_types=1);

namespace App\Services\Search;

/** Collects the terms that a person or thing is found by. */
final class SearchTerms
{
    /** How many digits people give of the end of a number: all but the zero, the last two groups, the last four. TermRange finds those between. */
    private const PHONE_TAILS = [9, 6, 4];

    /** @var array<string, true> */
    private array $terms = [];

    /**
     * Every word of a name, and the name run together: Mei-Lin is found as mei, lin and meilin; O'Leary as oleary and
     * leary; van der Berg as berg and vanderberg.
     */
    public function names(?string ...$names): self
    {
        foreach ($names as $name) {
            $plain = TermFolder::plain($name ?? '');
            foreach (preg_split('/[\s\/-]+/', $plain) ?: [] as $word) {
                $this->add($word);
                foreach (array_filter(explode("'", $word), static fn (string $part): bool => strlen($part) > 1) as $part) {
                    $this->add($part);
                }
            }
            $this->add($plain);
        }

        return $this;
    }

    /** A PIN or another code, as it is typed. */
    public function code(?string $code): self
    {
        $this->add(TermFolder::plain($code ?? ''));

        return $this;
    }

    /** The whole address; it is found by its beginning. Its @ tells it from names. */
    public function email(?string $email): self
    {
        $term = TermFolder::term(mb_strtolower(trim($email ?? '')));
        if (str_contains($term, '@')) {
            $this->terms[$term] = true;
        }

        return $this;
    }

    /** International (61491570156), national (0491570156) and its ends. */
    public function phone(?string $e164): self
    {
        $digits = TermFolder::digits($e164 ?? '');
        if ($digits === '') {
            return $this;
        }

        $this->add($digits);
        foreach (self::PHONE_TAILS as $length) {
            $this->add(substr($digits, -$length));
        }
        if (str_starts_with($digits, '61')) {
            $this->add('0'.substr($digits, 2));
        }

        return $this;
    }

    /** @return list<string> */
    public function all(): array
    {
        return array_map(strval(...), array_keys($this->terms));
    }

    /** Names and codes drop the full stops of abbreviations; only addresses keep theirs. */
    private function add(string $plain): void
    {
        $term = TermFolder::term((string) preg_replace('/[^a-z0-9]/', '', $plain));
        if ($term !== '') {
            $this->terms[$term] = true;
        }
    }
}
