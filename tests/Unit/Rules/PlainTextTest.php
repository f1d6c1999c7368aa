<?php

declare(strict_types=1);

namespace Tests\Unit\Rules;

use App\Support\PlainText;
use Illuminate\Support\Facades\Validator;
use PHPUnit\Framework\Attributes\DataProvider;
use Tests\TestCase;

final class PlainTextTest extends TestCase
{
    /** @return array<string, array{string, bool}> */
    public static function texts(): array
    {
        return [
            'plain letters' => ['Ann Lee', true],
            'accents and a curly apostrophe' => ['Zoë O’Hara', true],
            'another script' => ['王伟', true],
            'a joiner' => ["\u{0645}\u{06CC}\u{200C}\u{0646}", true],
            'an empty text' => ['', true],
            'a line break' => ["Ann\nLee", false],
            'a tab' => ["Ann\tLee", false],
            'an override of direction' => ["Ann\u{202E}Lee", false],
            'an isolate' => ["\u{2066}Ann\u{2069}", false],
            'a space without room' => ["Ann\u{200B}Lee", false],
            'a soft hyphen' => ["An\u{00AD}n", false],
            'broken bytes' => ["Ann\xFF", false],
        ];
    }

    #[DataProvider('texts')]
    public function test_text_with_invisible_characters_fails(string $text, bool $passes): void
    {
        $validator = Validator::make(['first_name' => $text], ['first_name' => ['nullable', new PlainText]]);

        $this->assertSame($passes, $validator->passes());
        $this->assertSame($passes ? [] : ['The first name contains a line break or an invisible character. Enter it again.'], $validator->errors()->all());
    }
}
