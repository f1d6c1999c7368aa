<?php

declare(strict_types=1);

namespace Tests\Unit\Auth;

use App\Domain\Auth\CommonPasswords;
use PHPUnit\Framework\Attributes\TestWith;
use PHPUnit\Framework\TestCase;

final class CommonPasswordsTest extends TestCase
{
    #[TestWith(['qwertyuiop123'])]
    #[TestWith(['Password2026!'])]
    #[TestWith(['P@ssw0rd1234'])]
    #[TestWith(['monkeymonkey'])]
    #[TestWith(['MonkeyMonkey99'])]
    #[TestWith(['123456789012'])]
    #[TestWith(['1qaz2wsx3edc'])]
    #[TestWith(['aaaaaaaaaaaa'])]
    #[TestWith(['abababababab'])]
    #[TestWith(['I love my dog'])]
    #[TestWith(['correct horse battery staple'])]
    #[TestWith(['Collingwood!!'])]
    #[TestWith(['sportsbet2026'])]
    public function test_common_passwords_are_detected_with_substitutions(string $password): void
    {
        $this->assertTrue($this->list()->has($password));
    }

    #[TestWith(['seven quiet herons at dusk'])]
    #[TestWith(['tr0ubador&3-lamps'])]
    #[TestWith(['vK8#mqLz!w2R'])]
    #[TestWith(['Die Möwe fliegt früh'])]
    public function test_other_passwords_are_accepted(string $password): void
    {
        $this->assertFalse($this->list()->has($password));
    }

    public function test_list_has_thousands_of_unique_lower_case_entries(): void
    {
        $lines = file($this->path(), FILE_IGNORE_NEW_LINES) ?: [];

        $this->assertGreaterThan(5000, count($lines));
        $this->assertSame($lines, array_values(array_unique($lines)));
        $this->assertSame([], preg_grep('/[A-Z\s]|^.{0,3}$/', $lines));
    }

    private function list(): CommonPasswords
    {
        return new CommonPasswords($this->path());
    }

    private function path(): string
    {
        return dirname(__DIR__, 3).'/resources/data/common-passwords.txt';
    }
}
