<?php

declare(strict_types=1);

namespace Tests\Architecture;

use PHPUnit\Framework\Attributes\DataProvider;
use PHPUnit\Framework\TestCase;
use ReflectionClass;
use ReflectionMethod;

/** Every class that sends a message, credits money, grants a bonus or opens an account asks the gate. */
final class GateIsUsedTest extends TestCase
{
    private const GATE = 'use App\Domain\Protection\ProtectionGate;';

    /** Files below these folders send, credit and open on request of the classes that are checked. */
    private const BELOW = ['app/Infrastructure/', 'app/Providers/', 'app/Domain/Ledger/', 'app/Mail/'];

    /** Steps of the ledgers that operations() looks for. */
    private const GATED = ['DepositLedger::approved', 'Ledger::post', 'TransferAndBonusLedger::bonusCredited', 'TransferAndBonusLedger::transferSent', 'WithdrawalLedger::paid'];

    /** Other steps of the ledgers, and why they need no gate. */
    private const UNGATED = [
        'BetLedger::postings' => 'Only computes.',
        'BetLedger::record' => 'The bookmaker accepted the bet, and a return is the money of the client.',
        'DepositLedger::bounced' => 'Moves no money.',
        'DepositLedger::confirmed' => 'Moves no money.',
        'DepositLedger::received' => 'The money stays in suspense.',
        'DepositLedger::rejected' => 'Moves no money.',
        'DepositLedger::reopened' => 'Moves no money.',
        'DepositLedger::returned' => 'The money goes back to the payer.',
        'DepositLedger::returnOf' => 'Only reads.',
        'DepositLedger::returnUndone' => 'The money stays in suspense.',
        'DepositLedger::split' => 'The money stays in suspense.',
        'DepositLedger::undone' => 'Takes a credit back.',
        'Ledger::isPosted' => 'Only reads.',
        'Ledger::posted' => 'Only reads.',
        'MergeLedger::moved' => 'Moves the balance between two records of one person.',
        'MergeLedger::undone' => 'Moves it back.',
        'TransferAndBonusLedger::bonusReversed' => 'Takes a credit back.',
        'TransferAndBonusLedger::paymentReturned' => 'Takes the rest of a credit back.',
        'TransferAndBonusLedger::transferConfirmed' => 'The gate allowed the money to be sent.',
        'TransferAndBonusLedger::transferFailed' => 'The money goes back to the account that it left.',
        'WithdrawalLedger::failed' => 'The money of the client comes back.',
        'WithdrawalLedger::hold' => 'The money stays with the client.',
        'WithdrawalLedger::released' => 'The money of the client is available again.',
        'WithdrawalLedger::requested' => 'The money stays with the client.',
        'WithdrawalLedger::returnOf' => 'Only reads.',
        'WithdrawalLedger::traced' => 'Moves money between our own accounts.',
        'WithdrawalLedger::untraced' => 'Moves money between our own accounts.',
    ];

    /** @return array<string, array{string, int}> what to look for, and the least number of classes that have it */
    public static function operations(): array
    {
        return [
            'hands an SMS to the gateway' => ['/\bSmsGateway \$/', 1],
            'hands an email to the mail server' => ['/new ClientEmail\(/', 1],
            'queues a message' => ['/CreateOnce::of\((?:SmsMessage|Email)::class/', 3],
            'credits a deposit' => ['/ledger->approved\(/', 1],
            'pays withdrawals' => ['/ledger->paid\(/', 1],
            'credits by hand' => ['/ledger->post\(/', 1],
            'credits a bonus' => ['/->bonusCredited\(/', 1],
            'sends a transfer' => ['/->transferSent\(/', 1],
            'grants a bonus' => ['/BonusClaim::query\(\)->create\(/', 1],
            'gives a bonus in Genweb' => ['/GenwebBonus::query\(\)->create\(/', 1],
            'requests a transfer' => ['/\bTransfer::query\(\)->create\(/', 1],
            'opens an account' => ['/PinGenerator \$/', 1],
            'opens a site account' => ['/new SiteAccount\(/', 1],
            'opens imported accounts' => ['/self::pins\(/', 1],
        ];
    }

    #[DataProvider('operations')]
    public function test_class_asks_the_gate(string $operation, int $least): void
    {
        $found = [];
        $missing = [];
        foreach (SourceTree::chains('app') as $path => $source) {
            if (preg_match($operation, $source) === 1 && ! self::isBelow($path)) {
                $found[] = $path;
                if (! str_contains($source, self::GATE)) {
                    $missing[] = $path;
                }
            }
        }

        $this->assertGreaterThanOrEqual($least, count($found), 'The code was renamed. Look for it under its new name.');
        $this->assertSame([], $missing, 'These must ask ProtectionGate first.');
    }

    /** A new step of a ledger is an operation above, or has a reason here. */
    public function test_steps_of_the_ledgers_are_gated_or_give_no_new_money(): void
    {
        $steps = [];
        foreach (array_keys(SourceTree::php('app/Domain/Ledger')) as $path) {
            $name = basename($path, '.php');
            if (str_ends_with($name, 'Ledger')) {
                /** @var class-string $class */
                $class = "App\\Domain\\Ledger\\{$name}";
                foreach ((new ReflectionClass($class))->getMethods(ReflectionMethod::IS_PUBLIC) as $method) {
                    $steps[] = "{$name}::{$method->getName()}";
                }
            }
        }
        $known = [...self::GATED, ...array_keys(self::UNGATED)];
        $steps = array_values(array_filter($steps, static fn (string $step): bool => ! str_ends_with($step, '::__construct')));
        sort($steps);
        sort($known);

        $this->assertSame($known, $steps);
    }

    private static function isBelow(string $path): bool
    {
        return array_filter(self::BELOW, static fn (string $folder): bool => str_starts_with($path, $folder)) !== [];
    }
}
