<?php

declare(strict_types=1);

namespace Tests\Feature\Contracts;

use App\Infrastructure\Generators\GeneratedFile;
use App\Infrastructure\Generators\TypeScriptType;
use App\Infrastructure\Generators\TypeScriptTypes;
use Illuminate\Console\Command;
use Illuminate\Console\OutputStyle;
use Illuminate\Support\Facades\Artisan;
use InvalidArgumentException;
use PHPStan\PhpDocParser\Lexer\Lexer;
use PHPStan\PhpDocParser\Parser\ConstExprParser;
use PHPStan\PhpDocParser\Parser\TokenIterator;
use PHPStan\PhpDocParser\Parser\TypeParser;
use PHPStan\PhpDocParser\ParserConfig;
use PHPUnit\Framework\Attributes\DataProvider;
use Symfony\Component\Console\Input\ArrayInput;
use Symfony\Component\Console\Output\NullOutput;
use Tests\TestCase;

final class TypeScriptTypesTest extends TestCase
{
    /** @return iterable<string, array{string, string}> */
    public static function types(): iterable
    {
        yield 'numbers' => ['int', 'number'];
        yield 'nothing' => ['?string', 'string | null'];
        yield 'a list' => ['list<int>', 'number[]'];
        yield 'a list of alternatives' => ['list<int|string>', '(number | string)[]'];
        yield 'a map' => ['array<string, bool>', 'Record<string, boolean>'];
        yield 'a shape' => ['array{id: int, name?: string}', '{ id: number; name?: string }'];
        yield 'fixed words' => ["'read'|'unread'", "'read' | 'unread'"];
        yield 'an enum' => ['ClientStatus', 'ClientStatus'];
        yield 'a class of ours' => ['list<ListMeta>', 'ListMeta[]'];
        yield 'a time' => ['?CarbonImmutable', 'string | null'];
        yield 'what a closure gives' => ['Closure(): list<ListMeta>', 'ListMeta[]'];
        yield 'what comes later' => ['DeferProp<list<int>>', 'number[]'];
    }

    #[DataProvider('types')]
    public function test_a_php_type_becomes_a_typescript_type(string $php, string $typescript): void
    {
        $this->assertSame($typescript, $this->translate($php));
    }

    public function test_class_outside_of_data_is_refused(): void
    {
        $this->expectException(InvalidArgumentException::class);

        $this->translate('User');
    }

    public function test_classes_and_enums_are_written_out(): void
    {
        $rendered = implode("\n", app(TypeScriptTypes::class)->render());

        $this->assertStringContainsString("export interface ListMeta {\n    next_cursor: string | null;\n    previous_cursor: string | null;\n    per_page: number;", $rendered);
        $this->assertStringContainsString('export type ClientStatus = (typeof ClientStatusValues)[number];', $rendered);
        $this->assertStringContainsString('"25% BONUSHUNTER": "25% BONUSHUNTER"', $rendered);
        // Left out of the first visit, so the page must expect it to be missing.
        $this->assertStringContainsString('    deposits_by_day?: DailyAmount[];', $rendered);
    }

    public function test_the_committed_types_are_current(): void
    {
        $this->assertSame(0, Artisan::call('types:generate', ['--check' => true]), Artisan::output());
    }

    public function test_a_check_reports_a_file_that_differs_and_writes_nothing(): void
    {
        $path = (string) tempnam(sys_get_temp_dir(), 'generated-');
        file_put_contents($path, 'old');
        $command = new class extends Command
        {
            protected $name = 'some:generate';
        };
        $command->setOutput(new OutputStyle(new ArrayInput([]), new NullOutput));
        $file = new GeneratedFile($path, 'new');

        $this->assertSame(Command::FAILURE, $file->settle($command, check: true));
        $this->assertSame('old', file_get_contents($path));
        $this->assertSame(Command::SUCCESS, $file->settle($command, check: false));
        $this->assertSame('new', file_get_contents($path));
        unlink($path);
    }

    private function translate(string $php): string
    {
        $config = new ParserConfig([]);
        $type = (new TypeParser($config, new ConstExprParser($config)))->parse(new TokenIterator((new Lexer($config))->tokenize($php)));
        $imports = [
            'ClientStatus' => 'App\Enums\ClientStatus', 'CarbonImmutable' => 'Carbon\CarbonImmutable', 'DeferProp' => 'App\Inertia\DeferProp', 'User' => 'App\Models\User',
        ];

        return (new TypeScriptType($imports, 'App\Data\Lists'))->of($type);
    }
}
