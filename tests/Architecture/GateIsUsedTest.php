<?php

declare(strict_types=1);

namespace Tests\Architecture;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;

/** Every class that sends a message, credits money, grants a bonus or opens an account asks the gate. */
final class GateIsUsedTest extends TestCase
{
    private const GATE = 'use App\Domain\Protection\ProtectionGate;';

    /** Files below these folders send, credit and open on request of the classes that are checked. */
    private const BELOW = ['app/Infrastructure/', 'app/Providers/', 'app/Domain/Ledger/', 'app/Mail/'];

    /** @return array<string, array{string, int}> what to look for, and the least number of classes that have it */
    public static function deeds(): array
    {
        return [
            'hands an SMS to the gateway' => ['/\bSmsGateway \$/', 1],
            'hands an email to the mail server' => ['/new ClientEmail\(/', 1],
            'queues a message' => ['/CreateOnce::of\((?:SmsMessage|Email)::class/', 2],
            'credits a deposit' => ['/ledger->approved\(/', 1],
            'credits a bonus' => ['/->bonusCredited\(/', 1],
            'sends a transfer' => ['/->transferSent\(/', 1],
            'grants a bonus' => ['/BonusClaim::query\(\)->create\(/', 1],
            'requests a transfer' => ['/\bTransfer::query\(\)->create\(/', 1],
            'opens an account' => ['/PinGenerator \$/', 1],
            'opens imported accounts' => ['/withPins\(/', 1],
        ];
    }

    #[DataProvider('deeds')]
    public function test_class_asks_the_gate(string $deed, int $least): void
    {
        $found = [];
        $missing = [];
        foreach (SourceTree::php('app') as $path => $source) {
            if (preg_match($deed, $source) === 1 && ! self::isBelow($path)) {
                $found[] = $path;
                if (! str_contains($source, self::GATE)) {
                    $missing[] = $path;
                }
            }
        }

        $this->assertGreaterThanOrEqual($least, count($found), 'The code was renamed. Look for it under its new name.');
        $this->assertSame([], $missing, 'These must ask ProtectionGate first.');
    }

    private static function isBelow(string $path): bool
    {
        return array_filter(self::BELOW, static fn (string $folder): bool => str_starts_with($path, $folder)) !== [];
    }
}
