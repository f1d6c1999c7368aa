<?php

declare(strict_types=1);

namespace Tests\Unit\Search;

use App\Infrastructure\Search\SearchText;
use App\Support\SearchTerms;
use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

final class SearchTermsTest extends TestCase
{
    #[DataProvider('names')]
    public function test_name_is_found_in_any_spelling(string $name, string ...$searches): void
    {
        $terms = (new SearchTerms)->names($name)->all();

        foreach ($searches as $search) {
            $this->assertFinds($terms, $search);
        }
    }

    /** @return iterable<list<string>> */
    public static function names(): iterable
    {
        yield ["O'Leary", "O'Leary", 'OLeary', 'O’Leary', 'o leary', 'leary', "o'l"];
        yield ['O Leary', "O'Leary", 'oleary', 'o leary'];
        yield ['Mei-Lin', 'Mei-Lin', 'mei lin', 'meilin', 'lin', 'lin mei'];
        yield ['Mei Lin', 'Mei-Lin', 'mei lin', 'meilin'];
        yield ['van der Berg', 'van der berg', 'vanderberg', 'berg'];
        yield ["O'Brien-Smith", "o'brien-smith", 'obrien smith', 'smith', 'brien'];
        yield ['SMITH;JOHN', 'smith', 'john', 'john smith'];
        yield ['Zoë', 'zoe', 'Zoë', 'ZOË'];
        yield ['සමන් පෙරේරා', 'සමන්', 'පෙරේරා', 'පෙරේරා සමන්', 'සම'];
        yield ["Bj\u{00F6}rn", "Bjo\u{0308}rn", 'bjorn'];
    }

    #[DataProvider('phoneNotations')]
    public function test_mobile_is_found_in_every_notation(string $search): void
    {
        $this->assertFinds((new SearchTerms)->phone('+61491570156')->all(), $search);
    }

    /** @return iterable<list<string>> */
    public static function phoneNotations(): iterable
    {
        yield ['0491570156'];
        yield ['0491 570 156'];
        yield ['0491'];
        yield ['+61 491 570 156'];
        yield ['+61491'];
        yield ['61491570156'];
        yield ['0491 570156'];
        yield ['570156'];
        yield ['570 156'];
    }

    public function test_email_address_is_found_by_its_parts(): void
    {
        $terms = (new SearchTerms)->email('Harriet.Okafor@Example.com')->all();

        $this->assertSame(['harriet.okafor@example.com', '@okafor@example.com', '@example.com'], $terms);
        $this->assertFinds($terms, 'harriet.okafor@ex');
        $this->assertFinds($terms, 'harriet.ok');
    }

    public function test_missing_value_has_no_term(): void
    {
        $this->assertSame([], (new SearchTerms)->names(null, '', ' - ')->code(null)->phone(null)->email('no address')->all());
    }

    public function test_terms_are_strings_that_fit_their_column(): void
    {
        $terms = (new SearchTerms)->code('40218')->names(str_repeat('a', 300))->all();

        $this->assertSame('40218', $terms[0]);
        $this->assertSame(64, strlen($terms[1]));
    }

    /** @param  list<string>  $terms */
    private function assertFinds(array $terms, string $search): void
    {
        foreach (SearchText::parse($search)->prefixes as $prefix) {
            $found = array_filter($terms, static fn (string $term): bool => str_starts_with($term, $prefix));
            $this->assertNotEmpty($found, "“{$search}” ({$prefix}) is not found by ".implode(', ', $terms));
        }
    }
}
