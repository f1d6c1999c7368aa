<?php

declare(strict_types=1);

namespace App\Support;

/** Collects the search terms of a record. */
final class SearchTerms
{
    /** Stored suffixes of a number: all but the zero, the last two groups, the last four. TermRange finds the lengths between. */
    private const PHONE_TAILS = [9, 6, 4];

    /** @var array<string, true> */
    private array $terms = [];

    /**
     * Every word of a name, and the joined name: Mei-Lin gives mei, lin and meilin; O'Leary gives oleary and leary; van der
     * Berg gives berg and vanderberg.
     */
    public function names(?string ...$names): self
    {
        foreach ($names as $name) {
            $plain = TextNormalizer::plain($name ?? '');
            foreach (preg_split('/[\s\/,-]+/', $plain) ?: [] as $word) {
                $this->add($word);
                foreach (array_filter(explode("'", $word), static fn (string $part): bool => strlen($part) > 1) as $part) {
                    $this->add($part);
                }
            }
            $this->add($plain);
        }

        return $this;
    }

    /** A PIN or another code. */
    public function code(?string $code): self
    {
        $this->add(TextNormalizer::plain($code ?? ''));

        return $this;
    }

    /**
     * The whole address, and its later parts from each separator on: mei.lin@example.com gives mei.lin@example.com,
     *
     * @lin@example.com and @example.com. The @ distinguishes them from names, and the leading @ a part from an address.
     */
    public function email(?string $email): self
    {
        $address = mb_strtolower(trim($email ?? ''));
        if (! str_contains($address, '@')) {
            return $this;
        }
        $this->terms[TextNormalizer::term($address)] = true;
        preg_match_all('/[._+](?=.*@)|[@-]/', $address, $separators, PREG_OFFSET_CAPTURE);
        foreach ($separators[0] as [, $at]) {
            $this->terms[TextNormalizer::term('@'.substr($address, $at + 1))] = true;
        }

        return $this;
    }

    /** International (61491570156), national (0491570156) and suffixes. */
    public function phone(?string $e164): self
    {
        $digits = TextNormalizer::digits($e164 ?? '');
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

    /** Names and codes lose the full stops of abbreviations. Email addresses keep theirs. */
    private function add(string $plain): void
    {
        $term = TextNormalizer::term((string) preg_replace('/[^a-z0-9]/', '', $plain));
        if ($term !== '') {
            $this->terms[$term] = true;
        }
    }
}
